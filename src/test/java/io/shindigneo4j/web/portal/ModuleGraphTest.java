package io.shindigneo4j.web.portal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The graph of modules")
class ModuleGraphTest {
  private final Map<String, PortalFile> files = new HashMap<>();

  @Test
  void hasWhatModulesImport() {
    file("core/start.js", "// Begins.\nimport {a} from './a.js';\nimport '../pages/b.js';");
    file("core/a.js", "import {\n  c,\n  d\n} from './c.js';\nexport {e} from './e.js';");
    file("core/c.js", "export const text = 'import {x} from';");
    file("core/e.js", "export function f() {}");
    file("pages/b.js", "import {a} from '../core/a.js';\nimport {c} from '../core/c.js';");
    assertThat(graph().neededBy("core/start.js"))
        .containsExactly("core/start.js", "core/a.js", "pages/b.js", "core/c.js", "core/e.js");
  }

  @Test
  void hasImportsOfWhatIsMinified() {
    file("lib/b.js", "import{A as t}from\"./a.js\";import{C}from\"../c.mjs\";const x=1;");
    file("lib/a.js", "const a=1;export{a as A};");
    file("c.mjs", "export const C=2;");
    assertThat(graph().neededBy("lib/b.js")).containsExactly("lib/b.js", "lib/a.js", "c.mjs");
  }

  @Test
  void hasTheStyleSheetsThatModulesUse() {
    file("pages/a.js", "import {use} from '../core/use.js';\nuse('pages/a.css');");
    file("pages/a.css", "import 'none.js'");
    file("core/use.js", "export function use(path) {}");
    assertThat(graph().neededBy("pages/a.js"))
        .containsExactly("pages/a.js", "core/use.js", "pages/a.css");
  }

  @Test
  void hasNoModuleThatIsLoadedLater() {
    file("a.js", "route('', () => import('./later.js'));\n/** @type {import('./type.js').T} */");
    file("later.js", "");
    file("type.js", "");
    assertThat(graph().neededBy("a.js")).containsExactly("a.js");
  }

  @Test
  void endsWhereModulesImportEachOther() {
    file("a.js", "import './b.js';");
    file("b.js", "import './a.js';");
    assertThat(graph().neededBy("a.js")).containsExactly("a.js", "b.js");
  }

  @Test
  void hasNoFileThatIsNotThere() {
    file("a.js", "import './gone.js';\nimport '../../up.js';\nuse('gone.css');");
    assertThat(graph().neededBy("a.js", "other.js")).containsExactly("a.js");
  }

  private void file(String name, String text) {
    files.put(name, PortalFile.of(MediaType.SCRIPT, text.getBytes(StandardCharsets.UTF_8)));
  }

  private ModuleGraph graph() {
    return ModuleGraph.of(new PortalFiles(files, "version"));
  }
}

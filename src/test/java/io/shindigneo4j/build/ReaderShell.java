package io.shindigneo4j.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** Commands that run one after the other in a folder: each has the variables of those before it. */
final class ReaderShell {

  private static final String STATE = "READER_STATE";

  /** What the shell itself sets. */
  private static final Set<String> ITS_OWN = Set.of(STATE, "_", "OLDPWD", "PWD", "SHLVL");

  private final Path folder;
  private final Map<String, String> variables;

  ReaderShell(Path folder, Map<String, String> variables) {
    this.folder = folder;
    this.variables = new LinkedHashMap<>(variables);
  }

  /** What the commands print. */
  String run(String commands) throws IOException, InterruptedException {
    Path state = Files.createTempFile("reader", ".variables");
    try {
      Map<String, String> all = new LinkedHashMap<>(variables);
      all.put(STATE, state.toString());
      String printed =
          Shell.run("set -a\n" + commands + "set +a\nenv -0 > \"$" + STATE + "\"\n", folder, all);
      keep(Files.readString(state));
      return printed;
    } finally {
      Files.delete(state);
    }
  }

  private void keep(String state) throws IOException {
    for (String line : state.split("\0")) {
      int equals = line.indexOf('=');
      String name = line.substring(0, equals);
      String value = line.substring(equals + 1);
      if (name.equals("PWD")) {
        assertThat(Path.of(value).toRealPath())
            .as("the reader stays in the folder")
            .isEqualTo(folder.toRealPath());
      } else if (!ITS_OWN.contains(name)) {
        variables.put(name, value);
      }
    }
  }
}

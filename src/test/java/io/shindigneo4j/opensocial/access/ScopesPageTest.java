package io.shindigneo4j.opensocial.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The table of scopes in docs/identity.md")
class ScopesPageTest {

  private static final Pattern ROW = Pattern.compile("\\| `(\\w+:\\w+)` \\|[^|]*\\| (.*) \\|");
  private static final Pattern METHOD = Pattern.compile("`(\\w+\\.\\w+)`");

  private static Map<String, Set<String>> rows() throws IOException {
    Map<String, Set<String>> rows = new LinkedHashMap<>();
    for (String line : Files.readAllLines(Path.of("docs/identity.md"))) {
      Matcher row = ROW.matcher(line);
      if (row.matches()) {
        rows.put(row.group(1), methods(row.group(2)));
      }
    }
    return rows;
  }

  private static Set<String> methods(String cell) {
    return METHOD
        .matcher(cell)
        .results()
        .map(found -> found.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void hasEachScope() throws IOException {
    assertThat(rows().keySet()).containsExactlyElementsOf(Scopes.known());
  }

  @Test
  void namesTheCallsThatNeedIt() throws IOException {
    Map<String, Set<String>> rows = rows();
    rows.remove(ScopeArea.SALARIES.reading()); // a field of what another scope opens
    Map<String, Set<String>> calls = new LinkedHashMap<>();
    rows.keySet().forEach(scope -> calls.put(scope, new TreeSet<>()));
    for (ScopedCall call : ScopedCall.all()) {
      call.scopes().forEach(scope -> calls.get(scope).add(call.method()));
    }
    assertThat(rows).isEqualTo(calls);
  }
}

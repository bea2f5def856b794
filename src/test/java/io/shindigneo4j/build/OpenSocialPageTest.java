package io.shindigneo4j.build;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Key;
import com.google.inject.TypeLiteral;
import com.google.inject.name.Names;
import io.shindigneo4j.opensocial.SocialApiModule;
import io.shindigneo4j.opensocial.SocialGraphModule;
import io.shindigneo4j.web.LayeredPropertiesModule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.shindig.protocol.HandlerRegistry;
import org.apache.shindig.protocol.SystemHandler;
import org.json.JSONObject;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A row of the page: what, over REST, over RPC, and the tests that prove it. */
@DisplayName("The page on OpenSocial names")
class OpenSocialPageTest {

  private static final Path PAGE = Path.of("docs", "opensocial.md");
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");
  private static final Pattern LINK = Pattern.compile("\\[([^\\]]+)\\]\\(([^)]+)\\)");

  private static HandlerRegistry registry;
  private static List<List<String>> rows;

  @BeforeAll
  static void read() throws IOException {
    Injector injector =
        Guice.createInjector(
            new LayeredPropertiesModule(), new SocialApiModule(), new SocialGraphModule());
    registry = injector.getInstance(HandlerRegistry.class);
    registry.addHandlers(
        injector.getInstance(
            Key.get(
                new TypeLiteral<Set<Object>>() {}, Names.named("org.apache.shindig.handlers"))));
    registry.addHandlers(Set.of(new SystemHandler(registry)));
    rows =
        Files.readAllLines(PAGE).stream()
            .takeWhile(line -> !line.startsWith("## "))
            .filter(line -> line.startsWith("| ") && !line.startsWith("| OpenSocial"))
            .map(line -> List.of(line.substring(1).split("\\|", -1)))
            .toList();
  }

  @Test
  void everyMethodOfRest() {
    assertThat(column(1)).containsExactlyInAnyOrderElementsOf(registry.getSupportedRestServices());
  }

  @Test
  void everyMethodOfRpc() {
    assertThat(column(2)).containsExactlyInAnyOrderElementsOf(registry.getSupportedRpcServices());
  }

  @Test
  void aTestForEachRow() throws IOException {
    assertThat(rows).isNotEmpty();
    for (List<String> row : rows) {
      List<MatchResult> links = LINK.matcher(row.get(3)).results().toList();
      assertThat(links).describedAs(row.get(0)).isNotEmpty();
      for (MatchResult link : links) {
        assertIsTest(link.group(1), PAGE.resolveSibling(link.group(2)).normalize());
      }
    }
  }

  /** {@code Class} or {@code Class.method}. */
  private static void assertIsTest(String name, Path file) throws IOException {
    String[] parts = name.split("\\.", 2);
    assertThat(file).hasFileName(parts[0] + ".java");
    String source = Files.readString(file);
    assertThat(source)
        .describedAs(name)
        .containsAnyOf("@Test", "@ParameterizedTest", "@Seeds", "Contract {");
    if (parts.length == 2) {
      assertThat(source).describedAs(name).contains(" " + parts[1] + "(");
    }
  }

  @Test
  void noMethodThatSystemMethodsDoNotDescribe() throws Exception {
    Path file = Path.of("src/main/resources/io/shindigneo4j/opensocial/system/methods.json");
    JSONObject methods = new JSONObject(Files.readString(file));
    assertThat(Set.of(JSONObject.getNames(methods)))
        .containsExactlyInAnyOrderElementsOf(registry.getSupportedRpcServices());
    for (String method : JSONObject.getNames(methods)) {
      JSONObject description = methods.getJSONObject(method);
      assertThat(description.getString("help")).describedAs(method).endsWith(".");
      assertThat(description.getJSONObject("signature").has("return")).describedAs(method).isTrue();
    }
  }

  private static List<String> column(int index) {
    return rows.stream().flatMap(row -> codes(row.get(index))).collect(Collectors.toList());
  }

  private static Stream<String> codes(String cell) {
    return CODE.matcher(cell).results().map(code -> code.group(1));
  }
}

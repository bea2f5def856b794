package io.shindigneo4j.web.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.json.JSONException;
import org.json.JSONObject;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A line as JSON")
class JsonFormatterTest {
  private final JsonFormatter formatter = new JsonFormatter();

  @AfterEach
  void forget() {
    LoggedRequest.enter(LoggedRequest.NONE);
  }

  private static LogRecord of(String message) {
    LogRecord line = new LogRecord(Level.WARNING, message);
    line.setLoggerName("io.shindigneo4j.Example");
    line.setInstant(Instant.parse("2026-11-20T01:02:03.456Z"));
    return line;
  }

  private JSONObject read(LogRecord line) throws JSONException {
    String text = formatter.format(line);
    assertThat(text).endsWith("}\n").hasLineCount(1);
    assertThat(text.chars()).allMatch(character -> character < 0x7f);
    return new JSONObject(text);
  }

  @Test
  void hasWhatALineHas() throws Exception {
    LogRecord line = of("{0} is away");
    line.setParameters(new Object[] {"Neo4j"});
    JSONObject json = read(line);
    assertThat(json.getString("time")).isEqualTo("2026-11-20T01:02:03.456Z");
    assertThat(json.getString("level")).isEqualTo("WARNING");
    assertThat(json.getString("logger")).isEqualTo("io.shindigneo4j.Example");
    assertThat(json.getString("message")).isEqualTo("Neo4j is away");
    assertThat(json.getString("thread")).isEqualTo(Thread.currentThread().getName());
    assertThat(JSONObject.getNames(json)).hasSize(5);
  }

  @Test
  void hasTheRequestOfItsThreadAndItsTrace() throws Exception {
    LoggedRequest.enter(
        new LoggedRequest(Optional.of("7f00"), Optional.of(LoggedRequestTest.TRACEPARENT)));
    assertThat(read(of("x")).getString("request")).isEqualTo("7f00");
    assertThat(read(of("x")).getString("trace")).isEqualTo(LoggedRequestTest.TRACE);
  }

  @Test
  void isOneLineWhateverTheMessageIs() throws Exception {
    String hostile = "a\r\nb\u0000\u202e\u2028\"},{\"level\":\"INFO\" \ud83d\ude00";
    assertThat(read(of(hostile)).getString("message")).isEqualTo(hostile);
    assertThat(read(of(null)).getString("message")).isEmpty();
  }

  @Test
  void isBoundedAlsoWithAnException() throws Exception {
    LogRecord line = of("x".repeat(1 << 20));
    line.setThrown(new IllegalStateException("y\n".repeat(1 << 20)));
    JSONObject json = read(line);
    assertThat(json.getString("message")).hasSize(JsonFormatter.MAX_MESSAGE_LENGTH + 3);
    assertThat(json.getString("exception"))
        .startsWith("java.lang.IllegalStateException: y\ny")
        .hasSize(JsonFormatter.MAX_STACK_LENGTH + 3);
  }

  @Test
  void hasMembersOfItsOwn() throws Exception {
    JSONObject json =
        read(new StructuredRecord("a", "kind=b", "audit", Map.of("kind", "b", "person", "\n")));
    assertThat(json.getString("message")).isEqualTo("kind=b");
    assertThat(json.getJSONObject("audit").getString("person")).isEqualTo("\n");
  }
}

package io.shindigneo4j.benchmark.environment;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.shindigneo4j.workload.row.FriendshipRow;
import io.shindigneo4j.workload.row.GroupRow;
import io.shindigneo4j.workload.row.MembershipRow;
import io.shindigneo4j.workload.row.MessageRow;
import io.shindigneo4j.workload.row.NetworkRow;
import io.shindigneo4j.workload.row.PersonRow;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A network as Shindig's sample data")
class SampleTablesTest {

  private static final String SAMPLE =
      """
      // Shindig's file begins like this
      {"people": [], "passwords": {"canonical": "password"}}
      """;

  private static PersonRow person(String id) {
    List<String> none = List.of();
    return new PersonRow(
        id, "J", "D", "", "male", "", "", "", "", "", "", "", none, none, List.of(), List.of());
  }

  private static JsonNode tables(NetworkRow... rows) throws JsonProcessingException {
    return new ObjectMapper().readTree(new SampleTables(Stream.of(rows)).in(SAMPLE));
  }

  @Test
  void hasTheSameAddressesOfShindigsPeopleEverywhere() throws JsonProcessingException {
    assertThat(SampleTables.ofSix("/* six */ {\"url\": \"%origin%%contextroot%/photo\"}"))
        .isEqualTo("{\"url\":\"http://localhost:8080/photo\"}");
  }

  @Test
  void hasFriendsBothWays() throws JsonProcessingException {
    JsonNode tables = tables(person("john"), person("jane"), new FriendshipRow("john", "jane", 1));
    assertThat(tables.at("/friendLinks/john/0").asText()).isEqualTo("jane");
    assertThat(tables.at("/friendLinks/jane/0").asText()).isEqualTo("john");
    assertThat(tables.at("/people/0/name/formatted").asText()).isEqualTo("J D");
    assertThat(tables.at("/people/0").has("addresses")).isFalse();
  }

  @Test
  void listsTheGroupsThatSomebodyIsInOrOwns() throws JsonProcessingException {
    JsonNode tables =
        tables(
            person("john"),
            person("jane"),
            new GroupRow("g1", "Tea", "", "john"),
            new MembershipRow("john", "g1", 1),
            new MembershipRow("jane", "g1", 2));
    assertThat(tables.at("/groups/john")).hasSize(1);
    assertThat(tables.at("/groups/jane/0/id/value").asText()).isEqualTo("g1");
    assertThat(tables.at("/groupMembers/g1")).hasSize(2);
  }

  @Test
  void hasTheNewestMessageFirst() throws JsonProcessingException {
    JsonNode tables =
        tables(
            person("john"),
            new MessageRow("m1", "jane", List.of("john"), 1, "", ""),
            new MessageRow("m2", "jane", List.of("john"), 2, "", ""));
    assertThat(tables.at("/messages/john/@inbox/messages/0/id").asText()).isEqualTo("m2");
  }

  @Test
  void keepsTheOtherTables() throws JsonProcessingException {
    assertThat(tables().at("/passwords/canonical").asText()).isEqualTo("password");
  }
}

package io.shindigneo4j.upgrade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.SoftAssertions.assertSoftly;

import com.fasterxml.jackson.databind.JsonNode;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.schema.migration.MigrationSet;
import io.shindigneo4j.schema.sealed.SealedKind;
import io.shindigneo4j.web.command.Operator;
import io.shindigneo4j.web.gadgetoauth.GadgetTokens;
import java.util.HashMap;
import java.util.Map;

/** What must hold of the data of a release once this build has opened it. */
final class UpgradeChecks {

  private UpgradeChecks() {}

  /** Each question of the release gets its answer. */
  static void assertSameAnswers(ReleaseFolder release, ShindigClient shindig) throws Exception {
    Map<AnsweredQuestion, Reply> replies = new HashMap<>();
    for (AnsweredQuestion asked : release.answers()) {
      replies.put(asked, asked.question().ask(shindig));
    }
    long made = release.made();
    assertSoftly(
        all ->
            replies.forEach(
                (asked, reply) -> {
                  JsonNode answer = CanonicalJson.of(reply.body(), made);
                  all.assertThat(new Reply(reply.status(), answer))
                      .as(asked.question().toString())
                      .isEqualTo(new Reply(asked.status(), asked.answer()));
                }));
  }

  static void assertNewestSchema(GraphDriver driver) {
    Statement version =
        Statement.cypher("MATCH (s:ShindigSchema {name: 'shindig-neo4j'}) RETURN s.version AS v");
    assertThat(driver.execute(version).records())
        .extracting(row -> row.get("v", Long.class))
        .containsExactly((long) MigrationSet.ofProject().newest());
  }

  /**
   * What the key of the release has encrypted opens, and is encrypted again by a new key.
   *
   * @param operator with a file of keys that may change
   */
  static void assertSecretsOpen(GraphDriver driver, Operator operator) {
    GadgetTokens tokens = new GadgetTokens(driver, operator.secrets());
    assertThat(tokens.find(OAuthStory.PERSON, OAuthStory.service(driver), OAuthStory.GADGET))
        .hasValue(OAuthStory.GADGET_TOKEN);
    assertThat(operator.run("keys rotate")).as(operator.errors()).isZero();
    assertThat(operator.run("keys reseal")).as(operator.errors()).isZero();
    assertThat(operator.lines())
        .hasSize(SealedKind.values().length)
        .allMatch(line -> line.matches(".*: [1-9]\\d* sealed again, 0 lost"));
  }
}

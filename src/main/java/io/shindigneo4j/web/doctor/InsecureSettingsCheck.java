package io.shindigneo4j.web.doctor;

import io.shindigneo4j.opensocial.configuration.Setting;
import io.shindigneo4j.opensocial.configuration.SettingKey;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import io.shindigneo4j.web.client.Loopback;
import io.shindigneo4j.web.limit.LimitSetting;
import io.shindigneo4j.web.operator.OperatorSetting;
import io.shindigneo4j.web.origin.OriginSetting;
import io.shindigneo4j.web.signin.SignInSetting;
import io.shindigneo4j.web.token.TokenSetting;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

/** Whether settings are right for development alone. */
record InsecureSettingsCheck(Function<String, Optional<String>> find) implements Check {

  private static final Set<String> PLAIN = Set.of("ws", "bolt", "neo4j");
  private static final Set<String> UNCHECKED = Set.of("bolt+ssc", "neo4j+ssc");

  /**
   * A setting with a value that is not for production.
   *
   * @param met given the value, without blanks at its ends and in lower case
   */
  private record Rule(Setting setting, Predicate<String> met, String advice) {}

  private static final List<Rule> RULES =
      List.of(
          new Rule(
              SettingKey.URI,
              InsecureSettingsCheck::isPlainToOthers,
              "the password and all data travel in clear to another machine: encrypt, by wss, or"
                  + " neo4j+s for Bolt, unless the network is yours alone"),
          new Rule(
              SettingKey.URI,
              uri -> UNCHECKED.contains(scheme(uri)),
              "nobody checks the certificate: anybody between here and there can read all; use"
                  + " bolt+s or neo4j+s"),
          new Rule(
              TokenSetting.TYPE,
              "insecure"::equals,
              "whoever reaches Shindig can claim to be anybody: set it to secure"),
          new Rule(
              TokenSetting.KEY,
              key -> !key.isEmpty(),
              "the key cannot be changed without a sign-out of all: put it into a file, which"
                  + " shindig.neo4j.token-key-file names"),
          new Rule(
              SignInSetting.SAMPLE,
              "true"::equals,
              "whoever sits at this machine signs in without a password: remove it in production"),
          new Rule(
              OriginSetting.API_ORIGINS,
              "*"::equals,
              "pages of any site may call the social API with a token: list the sites"),
          new Rule(
              LimitSetting.ADDRESS_RATE,
              "0"::equals,
              "one client can keep the server busy: give a limit, unless a proxy does"),
          new Rule(
              OperatorSetting.OPERATORS,
              String::isEmpty,
              "nobody may see how the server does in the portal: name ids of people"));

  @Override
  public String name() {
    return "insecure settings";
  }

  @Override
  public CheckOutcome run() {
    SettingValues values = new SettingValues(find);
    Findings findings = new Findings();
    RULES.stream()
        .filter(rule -> rule.met().test(value(values, rule.setting())))
        .forEach(rule -> findings.warn(rule.setting().key() + ": " + rule.advice() + "."));
    if (value(values, SettingKey.PASSWORD).isEmpty()
        && value(values, SettingKey.PASSWORD_FILE).isEmpty()) {
      findings.warn(
          SettingKey.PASSWORD_FILE.key() + ": there is no password: give the user of Neo4j one.");
    }
    return findings.outcome("none");
  }

  private static String value(SettingValues values, Setting setting) {
    return values.verbatim(setting).strip().toLowerCase(Locale.ROOT);
  }

  private static boolean isPlainToOthers(String uri) {
    try {
      String host = URI.create(uri).getHost();
      return PLAIN.contains(scheme(uri)) && host != null && !Loopback.isName(host);
    } catch (IllegalArgumentException e) { // another check says so
      return false;
    }
  }

  private static String scheme(String uri) {
    return uri.substring(0, Math.max(0, uri.indexOf("://")));
  }
}

package io.shindigneo4j.web.signin;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.Setting;
import java.util.Optional;
import java.util.function.Function;

/** The settings of sign-in, each with its default as it would be written. */
public final class SignInSetting {
  public static final Setting SAMPLE = new Setting("shindig.neo4j.sample-sign-in", "false");

  private SignInSetting() {}

  /**
   * Reads them all, as Shindig does at its start.
   *
   * @throws InvalidSettingException for a value that makes no sense
   */
  public static void check(Function<String, Optional<String>> find) {
    SampleSignIn unused = SampleSignIn.from(find);
  }
}

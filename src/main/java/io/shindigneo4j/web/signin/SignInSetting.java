package io.shindigneo4j.web.signin;

import io.shindigneo4j.opensocial.configuration.Setting;

/** The settings of sign-in, each with its default as it would be written. */
public final class SignInSetting {
  public static final Setting SAMPLE = new Setting("shindig.neo4j.sample-sign-in", "false");

  private SignInSetting() {}
}

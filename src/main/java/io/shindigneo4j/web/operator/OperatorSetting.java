package io.shindigneo4j.web.operator;

import io.shindigneo4j.opensocial.configuration.Setting;

/** The settings of operators, each with its default as it would be written. */
public final class OperatorSetting {
  public static final Setting OPERATORS = new Setting("shindig.neo4j.operators", "");

  private OperatorSetting() {}
}

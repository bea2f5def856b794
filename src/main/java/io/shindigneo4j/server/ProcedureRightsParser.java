package io.shindigneo4j.server;

import io.shindigneo4j.server.procedure.ProcedureRights;
import org.neo4j.configuration.SettingValueParser;

/** Reads who may call which native procedures. */
final class ProcedureRightsParser implements SettingValueParser<ProcedureRights> {

  @Override
  public ProcedureRights parse(String value) {
    return ProcedureRights.parse(value);
  }

  @Override
  public String getDescription() {
    return "users with the names of procedures, such as `*:people.*,groups.get;alice:*`";
  }

  @Override
  public Class<ProcedureRights> getType() {
    return ProcedureRights.class;
  }
}

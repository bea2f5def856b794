package io.shindigneo4j.testing;

import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.server.procedure.ProcedureRights;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.StoreScope;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.neo4j.graphdb.config.Setting;

/** Gives tests the one {@link GraphServer} of their process, empty before each test. */
public final class SharedGraphServer
    implements ExecutionCondition, ParameterResolver, BeforeEachCallback {

  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    return Proof.isWithoutServers()
        ? ConditionEvaluationResult.disabled("the quick loop starts no server")
        : ConditionEvaluationResult.enabled("");
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == GraphServer.class;
  }

  @Override
  public GraphServer resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return server(context);
  }

  @Override
  public void beforeEach(ExtensionContext context) {
    server(context).clear();
  }

  private static GraphServer server(ExtensionContext context) {
    return context
        .getStore(StoreScope.LAUNCHER_SESSION, Namespace.GLOBAL)
        .computeIfAbsent(
            GraphServer.class, type -> GraphServer.start(settings()), GraphServer.class);
  }

  /** By Bolt, too, and with all procedures. */
  private static Map<Setting<?>, Object> settings() {
    Map<Setting<?>, Object> settings = new HashMap<>(GraphServer.BOLT);
    settings.put(ServerSettings.procedures, ProcedureRights.parse("*,system.export.*"));
    return settings;
  }
}

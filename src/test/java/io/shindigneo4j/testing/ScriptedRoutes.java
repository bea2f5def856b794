package io.shindigneo4j.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.neo4j.collection.ResourceRawIterator;
import org.neo4j.internal.kernel.api.exceptions.ProcedureException;
import org.neo4j.internal.kernel.api.procs.Neo4jTypes;
import org.neo4j.internal.kernel.api.procs.ProcedureSignature;
import org.neo4j.internal.kernel.api.procs.QualifiedName;
import org.neo4j.kernel.api.ResourceMonitor;
import org.neo4j.kernel.api.procedure.CallableProcedure;
import org.neo4j.kernel.api.procedure.Context;
import org.neo4j.kernel.api.procedure.GlobalProcedures;
import org.neo4j.procedure.Mode;
import org.neo4j.values.AnyValue;
import org.neo4j.values.storable.Values;
import org.neo4j.values.virtual.ListValue;
import org.neo4j.values.virtual.MapValue;
import org.neo4j.values.virtual.VirtualValues;

/** Replaces Neo4j's routing procedure, as the Community edition has no clusters. */
final class ScriptedRoutes extends CallableProcedure.BasicProcedure {

  private static final QualifiedName NAME =
      new QualifiedName(new String[] {"dbms", "routing"}, "getRoutingTable");

  private final Supplier<BoltTable> table;

  /** A routing table with addresses of Bolt. */
  record BoltTable(
      long seconds, List<String> readers, List<String> writers, List<String> routers) {}

  private ScriptedRoutes(Supplier<BoltTable> table) {
    super(
        ProcedureSignature.procedureSignature(NAME)
            .in("context", Neo4jTypes.NTMap)
            .in("database", Neo4jTypes.NTString)
            .out("ttl", Neo4jTypes.NTInteger)
            .out("servers", Neo4jTypes.NTList(Neo4jTypes.NTMap))
            .mode(Mode.DBMS)
            .build());
    this.table = table;
  }

  static void install(GraphServer server, Supplier<BoltTable> table) {
    GlobalProcedures procedures = server.part(GlobalProcedures.class);
    procedures.unregister(NAME);
    try {
      procedures.register(new ScriptedRoutes(table));
    } catch (ProcedureException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public ResourceRawIterator<AnyValue[], ProcedureException> apply(
      Context context, AnyValue[] input, ResourceMonitor monitor) {
    BoltTable now = table.get();
    List<AnyValue> servers = new ArrayList<>();
    servers.add(server("WRITE", now.writers()));
    servers.add(server("READ", now.readers()));
    servers.add(server("ROUTE", now.routers()));
    AnyValue[] row = {Values.longValue(now.seconds()), VirtualValues.fromList(servers)};
    return ResourceRawIterator.of(new AnyValue[][] {row});
  }

  private static MapValue server(String role, List<String> addresses) {
    ListValue list = VirtualValues.fromList(addresses.stream().map(ScriptedRoutes::text).toList());
    return VirtualValues.map(new String[] {"role", "addresses"}, new AnyValue[] {text(role), list});
  }

  private static AnyValue text(String value) {
    return Values.stringValue(value);
  }
}

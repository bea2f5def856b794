package io.shindigneo4j.benchmark.stage.relational;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool;
import io.shindigneo4j.benchmark.stage.MissingServerException;
import io.shindigneo4j.workload.network.Network;
import java.util.List;
import java.util.UUID;
import org.hibernate.Session;
import org.hibernate.SessionFactory;
import org.hibernate.cfg.AvailableSettings;
import org.hibernate.jpa.HibernatePersistenceConfiguration;
import org.hibernate.tool.schema.Action;

/** The network in a relational database, whose tables it makes and drops. For many threads. */
public final class RelationalDatabase implements AutoCloseable {

  /** The pool's own default. */
  public static final int CONNECTIONS = 10;

  private static final int BATCH = 500;

  private static final List<Class<?>> TABLES =
      List.of(
          StoredPerson.class,
          StoredAddress.class,
          StoredEmployment.class,
          StoredFriendship.class,
          StoredGroup.class,
          StoredBond.class,
          StoredMessage.class,
          StoredCollection.class,
          StoredDelivery.class,
          StoredActivity.class);

  private final HikariDataSource pool;
  private final SessionFactory sessions;

  private RelationalDatabase(RelationalAddress address) {
    pool = new HikariDataSource(pool(address));
    sessions = sessions(pool);
  }

  /** H2 in the memory of this process. */
  public static RelationalDatabase embedded() {
    String url = "jdbc:h2:mem:" + UUID.randomUUID();
    return new RelationalDatabase(new RelationalAddress(url, "sa", ""));
  }

  /**
   * That of a server.
   *
   * @throws MissingServerException where nobody lets us in
   */
  public static RelationalDatabase at(RelationalAddress address) {
    try {
      return new RelationalDatabase(address);
    } catch (HikariPool.PoolInitializationException e) {
      throw new MissingServerException(e.getMessage());
    }
  }

  private static HikariConfig pool(RelationalAddress address) {
    HikariConfig pool = new HikariConfig();
    pool.setJdbcUrl(address.url());
    pool.setUsername(address.user());
    pool.setPassword(address.password());
    pool.setAutoCommit(false);
    pool.setMaximumPoolSize(CONNECTIONS);
    return pool;
  }

  private static SessionFactory sessions(HikariDataSource pool) {
    return new HibernatePersistenceConfiguration("network")
        .managedClasses(TABLES)
        .property(AvailableSettings.JAKARTA_NON_JTA_DATASOURCE, pool)
        .property(AvailableSettings.CONNECTION_PROVIDER_DISABLES_AUTOCOMMIT, true)
        .property(AvailableSettings.JDBC_TIME_ZONE, "UTC")
        .property(AvailableSettings.XML_MAPPING_ENABLED, false)
        .property(AvailableSettings.USE_SECOND_LEVEL_CACHE, false)
        .schemaToolingAction(Action.CREATE_DROP)
        .createEntityManagerFactory();
  }

  /** Fills the tables. */
  public void load(Network network) {
    sessions.inStatelessTransaction(
        session -> {
          session.setJdbcBatchSize(BATCH);
          network.rows().forEachOrdered(new Filling(session)::add);
        });
  }

  /** A session that changes nothing, which is the caller's to close. */
  public Session session() {
    return sessions.withOptions().readOnly(true).openSession();
  }

  @Override
  public void close() {
    sessions.close();
    pool.close();
  }
}

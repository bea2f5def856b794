package io.shindigneo4j.benchmark.environment.relational;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool;
import io.shindigneo4j.benchmark.environment.process.MissingServerException;
import io.shindigneo4j.workload.network.Network;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import org.hibernate.Session;
import org.hibernate.SessionFactory;
import org.hibernate.cfg.AvailableSettings;
import org.hibernate.jpa.HibernatePersistenceConfiguration;
import org.hibernate.query.sqm.mutation.internal.temptable.GlobalTemporaryTableStrategy;
import org.hibernate.tool.schema.Action;

/** The network in a relational database. This class creates and drops the tables. Thread-safe. */
public final class RelationalDatabase implements AutoCloseable {

  /** HikariCP's default. */
  public static final int CONNECTIONS = 10;

  private static final int BATCH = 500;

  /** The timeout of a statement, the same as that of Neo4j's transactions. */
  private static final Duration LIMIT = Duration.ofSeconds(60);

  private static final List<Class<?>> TABLES =
      List.of(
          PersonEntity.class,
          AddressEntity.class,
          EmploymentEntity.class,
          FriendshipEntity.class,
          GroupEntity.class,
          GroupRoleEntity.class,
          MessageEntity.class,
          CollectionEntity.class,
          DeliveryEntity.class,
          ActivityEntity.class);

  private final HikariDataSource pool;
  private final SessionFactory sessions;

  private RelationalDatabase(HikariDataSource pool, SessionFactory sessions) {
    this.pool = pool;
    this.sessions = sessions;
  }

  /** An H2 database in memory. */
  public static RelationalDatabase embedded() {
    String url = "jdbc:h2:mem:" + UUID.randomUUID();
    return of(new RelationalAddress(url, "sa", ""));
  }

  /**
   * A database of a server.
   *
   * @throws MissingServerException if the login fails, or there are tables already
   */
  public static RelationalDatabase at(RelationalAddress address) {
    try {
      return of(address);
    } catch (HikariPool.PoolInitializationException e) {
      throw new MissingServerException(e.getMessage());
    }
  }

  private static RelationalDatabase of(RelationalAddress address) {
    HikariDataSource pool = new HikariDataSource(configuration(address));
    try {
      requireNoTables(pool);
      return new RelationalDatabase(pool, sessions(pool));
    } catch (SQLException e) {
      pool.close();
      throw new IllegalStateException(e);
    } catch (RuntimeException e) {
      pool.close();
      throw e;
    }
  }

  private static HikariConfig configuration(RelationalAddress address) {
    HikariConfig pool = new HikariConfig();
    pool.setJdbcUrl(address.url());
    pool.setUsername(address.user());
    pool.setPassword(address.password());
    pool.setAutoCommit(false);
    pool.setMaximumPoolSize(CONNECTIONS);
    pool.setConnectionInitSql(address.limit(LIMIT));
    return pool;
  }

  /** Refuses a database with tables, because tables of the same names would be lost. */
  private static void requireNoTables(HikariDataSource pool) throws SQLException {
    try (Connection connection = pool.getConnection();
        ResultSet tables =
            connection
                .getMetaData()
                .getTables(connection.getCatalog(), connection.getSchema(), "%", null)) {
      if (tables.next()) {
        throw new MissingServerException(
            "the relational database must be empty, and has " + tables.getString("TABLE_NAME"));
      }
    }
  }

  private static SessionFactory sessions(HikariDataSource pool) {
    return new HibernatePersistenceConfiguration("network")
        .managedClasses(TABLES)
        .property(AvailableSettings.JAKARTA_NON_JTA_DATASOURCE, pool)
        .property(AvailableSettings.CONNECTION_PROVIDER_DISABLES_AUTOCOMMIT, true)
        .property(AvailableSettings.JDBC_TIME_ZONE, "UTC")
        .property(AvailableSettings.XML_MAPPING_ENABLED, false)
        .property(AvailableSettings.USE_SECOND_LEVEL_CACHE, false)
        .property(GlobalTemporaryTableStrategy.CREATE_ID_TABLES, false) // they would not be dropped
        .schemaToolingAction(Action.CREATE_ONLY)
        .createEntityManagerFactory();
  }

  /** Fills the tables. */
  public void load(Network network) {
    sessions.inStatelessTransaction(
        session -> {
          session.setJdbcBatchSize(BATCH);
          network.rows().forEachOrdered(new TableLoader(session)::add);
        });
  }

  /** A read-only session, which the caller closes. */
  public Session session() {
    return sessions.withOptions().readOnly(true).openSession();
  }

  /** Drops the tables. */
  @Override
  public void close() {
    try (pool;
        sessions) {
      sessions.getSchemaManager().dropMappedObjects(false);
    }
  }
}

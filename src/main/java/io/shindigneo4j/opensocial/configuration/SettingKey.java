package io.shindigneo4j.opensocial.configuration;

/** The settings of the back end, each with its default as it would be written. */
public final class SettingKey {
  public static final Setting URI = new Setting("shindig.neo4j.uri", "ws://localhost:7690/neo4j");
  public static final Setting SERVERS = new Setting("shindig.neo4j.servers", "");
  public static final Setting ROUTING = new Setting("shindig.neo4j.routing", "none");
  public static final Setting BALANCE = new Setting("shindig.neo4j.balance", "least-busy");
  public static final Setting USERNAME = new Setting("shindig.neo4j.username", "neo4j");
  public static final Setting PASSWORD = new Setting("shindig.neo4j.password", "");
  public static final Setting PASSWORD_FILE = new Setting("shindig.neo4j.password-file", "");
  public static final Setting CONNECTIONS = new Setting("shindig.neo4j.connections", "2");
  public static final Setting TRANSPORT = new Setting("shindig.neo4j.transport", "netty");
  public static final Setting TRUST_STORE = new Setting("shindig.neo4j.trust-store", "");
  public static final Setting TRUST_STORE_PASSWORD =
      new Setting("shindig.neo4j.trust-store-password", "");
  public static final Setting KEY_STORE = new Setting("shindig.neo4j.key-store", "");
  public static final Setting KEY_STORE_PASSWORD =
      new Setting("shindig.neo4j.key-store-password", "");
  public static final Setting ENCODING = new Setting("shindig.neo4j.encoding", "bson");
  public static final Setting COMPRESSION = new Setting("shindig.neo4j.compression", "none");
  public static final Setting QUERIES = new Setting("shindig.neo4j.queries", "native");
  public static final Setting CONNECT_TIMEOUT =
      new Setting("shindig.neo4j.connect-timeout", "PT5S");
  public static final Setting CALL_TIMEOUT = new Setting("shindig.neo4j.call-timeout", "PT10S");
  public static final Setting PAGE_LIMIT = new Setting("shindig.neo4j.page-limit", "1000");
  public static final Setting ANONYMOUS_READ = new Setting("shindig.neo4j.anonymous-read", "false");
  public static final Setting REQUEST_LIMIT = new Setting("shindig.neo4j.request-limit", "4194304");
  public static final Setting APP_DATA_LIMIT =
      new Setting("shindig.neo4j.app-data-limit", "1048576");
  public static final Setting ACTIVITY_TIMES = new Setting("shindig.neo4j.activity-times", "true");

  private SettingKey() {}
}

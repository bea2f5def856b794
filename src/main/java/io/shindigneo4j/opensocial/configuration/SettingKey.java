package io.shindigneo4j.opensocial.configuration;

/** The settings of the back end, each with its default as it would be written. */
public enum SettingKey implements Setting {
  URI("shindig.neo4j.uri", "ws://localhost:7690/neo4j"),
  SERVERS("shindig.neo4j.servers", ""),
  ROUTING("shindig.neo4j.routing", "none"),
  BALANCE("shindig.neo4j.balance", "least-busy"),
  USERNAME("shindig.neo4j.username", "neo4j"),
  PASSWORD("shindig.neo4j.password", ""),
  CONNECTIONS("shindig.neo4j.connections", "2"),
  TRANSPORT("shindig.neo4j.transport", "netty"),
  TRUST_STORE("shindig.neo4j.trust-store", ""),
  TRUST_STORE_PASSWORD("shindig.neo4j.trust-store-password", ""),
  KEY_STORE("shindig.neo4j.key-store", ""),
  KEY_STORE_PASSWORD("shindig.neo4j.key-store-password", ""),
  ENCODING("shindig.neo4j.encoding", "bson"),
  COMPRESSION("shindig.neo4j.compression", "none"),
  QUERIES("shindig.neo4j.queries", "native"),
  CONNECT_TIMEOUT("shindig.neo4j.connect-timeout", "PT5S"),
  CALL_TIMEOUT("shindig.neo4j.call-timeout", "PT10S"),
  PAGE_LIMIT("shindig.neo4j.page-limit", "1000"),
  ANONYMOUS_READ("shindig.neo4j.anonymous-read", "false"),
  REQUEST_LIMIT("shindig.neo4j.request-limit", "4194304");

  private final String key;
  private final String defaultValue;

  SettingKey(String key, String defaultValue) {
    this.key = key;
    this.defaultValue = defaultValue;
  }

  @Override
  public String key() {
    return key;
  }

  @Override
  public String defaultValue() {
    return defaultValue;
  }
}

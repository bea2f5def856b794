package io.shindigneo4j.prove.workload;

import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.DriverSettings.Client;
import io.shindigneo4j.driver.DriverSettings.Compression;
import io.shindigneo4j.driver.DriverSettings.Encoding;
import io.shindigneo4j.opensocial.configuration.QueryMode;

/** How a client uses the driver. */
public enum DriverForm {
  NATIVE_BSON(QueryMode.NATIVE, Client.NETTY, Encoding.BSON, Compression.NONE),
  CYPHER_JSON(QueryMode.CYPHER, Client.NETTY, Encoding.JSON, Compression.NONE),
  NATIVE_JSON_TYRUS(QueryMode.NATIVE, Client.TYRUS, Encoding.JSON, Compression.DEFLATE),
  CYPHER_BSON_DEFLATE(QueryMode.CYPHER, Client.NETTY, Encoding.BSON, Compression.DEFLATE),
  NATIVE_BSON_LZ4(QueryMode.NATIVE, Client.NETTY, Encoding.BSON, Compression.LZ4),
  /** By the official driver. */
  CYPHER_BOLT(QueryMode.CYPHER, Client.NETTY, Encoding.BSON, Compression.NONE);

  private final QueryMode mode;
  private final Client client;
  private final Encoding encoding;
  private final Compression compression;

  DriverForm(QueryMode mode, Client client, Encoding encoding, Compression compression) {
    this.mode = mode;
    this.client = client;
    this.encoding = encoding;
    this.compression = compression;
  }

  public QueryMode mode() {
    return mode;
  }

  public boolean isBolt() {
    return this == CYPHER_BOLT;
  }

  public DriverSettings applyTo(DriverSettings settings) {
    return isBolt()
        ? settings
        : settings.withClient(client).withEncoding(encoding).withCompression(compression);
  }
}

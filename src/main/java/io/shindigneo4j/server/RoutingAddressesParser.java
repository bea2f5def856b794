package io.shindigneo4j.server;

import io.shindigneo4j.server.routing.RoutingAddresses;
import org.neo4j.configuration.SettingValueParser;

/** Reads which WebSocket addresses do not follow from Bolt addresses. */
final class RoutingAddressesParser implements SettingValueParser<RoutingAddresses> {

  @Override
  public RoutingAddresses parse(String value) {
    return RoutingAddresses.parse(value);
  }

  @Override
  public String getDescription() {
    return "Bolt addresses with WebSocket addresses, such as `db1:7687=wss1.example.org:7690`";
  }

  @Override
  public Class<RoutingAddresses> getType() {
    return RoutingAddresses.class;
  }
}

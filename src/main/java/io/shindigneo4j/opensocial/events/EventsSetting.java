package io.shindigneo4j.opensocial.events;

import io.shindigneo4j.opensocial.configuration.Setting;

/** The settings of events, each with its default as it would be written. */
public final class EventsSetting {

  public static final Setting EVENTS = new Setting("shindig.neo4j.events", "true");
  public static final Setting MEMORY = new Setting("shindig.neo4j.events-memory", "16777216");
  public static final Setting RETENTION = new Setting("shindig.neo4j.events-retention", "PT5M");
  public static final Setting HEARTBEAT = new Setting("shindig.neo4j.events-heartbeat", "PT20S");

  private EventsSetting() {}
}

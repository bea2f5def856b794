package io.shindigneo4j.opensocial.events;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Events for who asks again and again.
 *
 * @param position after which to ask the next time
 * @param gap whether events before these may be missing
 */
record EventPage(List<HubEvent> events, String position, boolean gap) {

  /** As it is answered. */
  Map<String, Object> toMap() {
    Map<String, Object> page = new LinkedHashMap<>();
    page.put("events", events.stream().map(EventPage::toMap).toList());
    page.put("position", position);
    page.put("gap", gap);
    return page;
  }

  private static Map<String, Object> toMap(HubEvent event) {
    return Map.of(
        "id", event.id(),
        "type", event.type(),
        "person", event.person(),
        "data", event.data());
  }
}

package io.shindigneo4j.opensocial.events;

import io.shindigneo4j.driver.EventMessage;
import io.shindigneo4j.protocol.EventStart;
import java.util.concurrent.Flow.Publisher;

/** Where events come from: subscriptions to all events of the graph. */
@FunctionalInterface
interface GraphEventSource {

  Publisher<EventMessage> from(EventStart start);
}

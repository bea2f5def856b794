/** The log of events, its subscriptions, and what they tell of a real database. */
package io.shindigneo4j.server.events;

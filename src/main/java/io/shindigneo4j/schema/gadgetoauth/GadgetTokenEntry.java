package io.shindigneo4j.schema.gadgetoauth;

import io.shindigneo4j.schema.Description;

/**
 * That Shindig has a token of a service for a person, without the token.
 *
 * @param service the name of the service in the gadget
 * @param name where Shindig keeps it: for a request token, which waits for the person, another one
 */
public record GadgetTokenEntry(
    @Description("the id of the service") String serviceId,
    @Description("the gadget's address") String gadget,
    @Description("the name of the service in the gadget") String service,
    @Description("where Shindig keeps it") String name,
    @Description("when it was got first, in milliseconds since 1970") long granted,
    @Description("when it is deleted, in milliseconds since 1970") long expires) {}

package io.shindigneo4j.schema.gadgetoauth;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link ServiceOperations#REMOVE}. */
public record RemoveService(
    @Description("the gadget's address") String gadget,
    @Description("the name of the service in the gadget") String name) {}

package io.shindigneo4j.schema.gadgetoauth;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link ServiceOperations#REGISTER}. */
public record RegisterService(@Description("the service") GadgetService service) {}

package io.shindigneo4j.schema.organization;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;

/**
 * The parameters of {@link OrganizationOperations#REMOVE_MANAGER}.
 *
 * @param manager only if it is this person; null for whoever it is
 */
public record RemoveManager(
    @Description("a person's id") String person,
    @MayBeAbsent @Description("only if it is this person; absent for any") String manager) {}

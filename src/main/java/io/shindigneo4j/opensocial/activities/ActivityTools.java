package io.shindigneo4j.opensocial.activities;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.identity.Identifiers;
import io.shindigneo4j.opensocial.request.Receipts;
import java.time.Clock;

/** The collaborators of both services of activities. */
record ActivityTools(
    OperationRunner operations,
    BackendSettings settings,
    AccessControl access,
    Identifiers identifiers,
    Receipts receipts,
    Clock clock,
    ActivityDocuments documents) {

  @Inject
  ActivityTools {}
}

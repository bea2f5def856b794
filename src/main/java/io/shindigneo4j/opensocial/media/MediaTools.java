package io.shindigneo4j.opensocial.media;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.mapping.BeanDocuments;
import io.shindigneo4j.opensocial.request.Receipts;

/** The collaborators of the services of albums and of media items. */
record MediaTools(
    OperationRunner operations,
    BackendSettings settings,
    AccessControl access,
    MediaMetadata metadata,
    Receipts receipts,
    BeanDocuments documents) {

  @Inject
  MediaTools {}
}

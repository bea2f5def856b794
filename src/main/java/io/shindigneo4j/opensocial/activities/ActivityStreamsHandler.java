package io.shindigneo4j.opensocial.activities;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.request.InputRequestItem;
import io.shindigneo4j.opensocial.request.SupportedFields;
import java.util.List;
import java.util.concurrent.Future;
import org.apache.shindig.protocol.Operation;
import org.apache.shindig.protocol.Service;
import org.apache.shindig.social.opensocial.model.ActivityEntry;
import org.apache.shindig.social.opensocial.spi.CollectionOptionsFactory;

/** Activity streams by REST and RPC (OpenSocial Social API Server 2.5.1, Activity Streams). */
@Service(name = "activitystreams", path = "/{userId}+/{groupId}/{appId}/{activityId}+")
public final class ActivityStreamsHandler {

  private final ActivityCalls<ActivityEntry> calls;
  private final CommentLists comments;
  private final SupportedFields supportedFields;
  private final CollectionOptionsFactory options;

  @Inject
  ActivityStreamsHandler(
      GraphActivityStreamService service,
      ActivityDocuments documents,
      SupportedFields supportedFields,
      CollectionOptionsFactory options) {
    this.calls = new ActivityCalls<>(service.store(), ActivityEntry.class, documents);
    this.comments = service.comments();
    this.supportedFields = supportedFields;
    this.options = options;
  }

  @Operation(httpMethods = "GET")
  public Future<?> get(InputRequestItem request) {
    calls.requireReader(request.getToken());
    return calls.get(request, options.create(request));
  }

  /** The comments on activities. */
  @Operation(httpMethods = "GET", path = "/{userId}+/@comments/{activityId}+")
  public Future<?> comments(InputRequestItem request) {
    calls.requireReader(request.getToken());
    return comments.list(request);
  }

  @Operation(httpMethods = "POST", bodyParam = ActivityBody.PARAMETER)
  public Future<?> create(InputRequestItem request) {
    return calls.create(request);
  }

  @Operation(httpMethods = "PUT", bodyParam = ActivityBody.PARAMETER)
  public Future<?> update(InputRequestItem request) {
    return calls.update(request);
  }

  @Operation(httpMethods = "DELETE", bodyParam = ActivityBody.PARAMETER)
  public Future<?> delete(InputRequestItem request) {
    return calls.delete(request);
  }

  /** The fields as the container's configuration lists them. */
  @Operation(httpMethods = "GET", path = "/@supportedFields")
  public List<?> supportedFields(InputRequestItem request) {
    return supportedFields.of("activityEntry", request);
  }
}

package io.shindigneo4j.opensocial.media;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.request.InputRequestItem;
import java.util.concurrent.Future;
import org.apache.shindig.protocol.Operation;
import org.apache.shindig.protocol.Service;

/** The address that the specification gives the creation of a media item, in the singular. */
@Service(name = "mediaItem", path = "/{userId}/{groupId}/{albumId}")
public final class NewMediaItemHandler {

  private final MediaItemsHandler items;

  @Inject
  NewMediaItemHandler(MediaItemsHandler items) {
    this.items = items;
  }

  /** A new item: {@code POST /mediaItem/{user}/@self/{album}}. */
  @Operation(httpMethods = "POST", bodyParam = "data")
  public Future<?> create(InputRequestItem request) {
    return items.create(request);
  }
}

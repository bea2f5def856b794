package io.shindigneo4j.schema.messages;

import io.shindigneo4j.schema.query.ListPage;
import java.util.List;

/**
 * The result of {@link MessageOperations#LIST}: a page of the messages in a collection.
 *
 * @param total how many messages match
 */
public record MessagePage(long total, List<MessageItem> messages) implements ListPage {

  @Override
  public int size() {
    return messages.size();
  }
}

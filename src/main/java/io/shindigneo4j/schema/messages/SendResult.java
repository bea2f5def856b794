package io.shindigneo4j.schema.messages;

import io.shindigneo4j.schema.Unwrapped;
import io.shindigneo4j.schema.request.EarlierAnswer;
import java.util.List;

/**
 * The result of {@link MessageOperations#SEND}.
 *
 * @param unknown the ids of the recipients who do not exist, or whom the sender may not see
 * @param answers whether the message that this one replies to is there for the sender; true if it
 *     replies to none
 */
public record SendResult(
    List<String> unknown, boolean answers, @Unwrapped EarlierAnswer earlierAnswer) {}

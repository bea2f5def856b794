package io.shindigneo4j.opensocial.messages;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.schema.query.Selection;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.apache.shindig.social.core.model.MessageImpl;
import org.apache.shindig.social.core.model.UrlImpl;
import org.apache.shindig.social.opensocial.model.Message;
import org.apache.shindig.social.opensocial.model.Url;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A message becomes properties, and the same message again")
class MessageConversionTest extends MessagesContract {

  private static final List<String> TEXTS =
      List.of("a b", "\u00E4\uD83D\uDE00", "x'\"y", "line\nline", "", "</script>", "\\");

  private final Random random = new Random();

  private String text() {
    return TEXTS.get(random.nextInt(TEXTS.size())) + random.nextInt(1000);
  }

  private SocialMessage written(long seed) {
    random.setSeed(seed);
    SocialMessage message = message(text(), "b", "c");
    message.setBody(text());
    message.setBodyId(text());
    message.setTitleId(text());
    message.setTypeText(random.nextBoolean() ? "email" : text());
    Url url = new UrlImpl(text(), text(), text());
    url.setPrimary(random.nextBoolean());
    message.setUrls(List.of(url, new UrlImpl(text(), null, null)));
    return message;
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void throughTheDatabase(long seed) {
    SocialMessage message = written(seed);
    SocialMessage stored = get("b", "@inbox", send("a", message));
    assertThat(MessageMapper.written(stored)).isEqualTo(MessageMapper.written(message));
    assertThat(stored.getUrls()).usingRecursiveComparison().isEqualTo(message.getUrls());
  }

  @Test
  void throughTheTableAlone() {
    for (long seed = 0; seed < 300; seed++) {
      SocialMessage message = written(seed);
      Selection selection = MessageMapper.selection(Set.of());
      Map<String, Object> properties = MessageMapper.written(message);
      SocialMessage again =
          MessageMapper.message(
              selection, selection.properties().stream().map(properties::get).toList());
      assertThat(MessageMapper.written(again)).as("seed %d", seed).isEqualTo(properties);
    }
  }

  @ParameterizedTest
  @EnumSource(Message.Type.class)
  void ofShindigKeepsWhatAClientMaySay(Message.Type type) {
    Message message = new MessageImpl("body", "title", type);
    message.setTimeSent(new Date(0));
    message.setStatus(Message.Status.DELETED);
    message.setCollectionIds(List.of("x"));
    SocialMessage copy = SocialMessage.of(message);
    assertThat(copy.getType()).isEqualTo(type);
    assertThat(copy.getTypeText()).isEqualTo(type.toString());
    assertThat(copy.getStatusText()).isEqualTo("DELETED");
    assertThat(copy.getBody()).isEqualTo("body");
    assertThat(copy.getCollectionIds()).containsExactly("x");
    assertThat(MessageTypes.normalized(type.name())).isEqualTo(type.toString());
  }
}

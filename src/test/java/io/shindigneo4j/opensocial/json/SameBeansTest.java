package io.shindigneo4j.opensocial.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.inject.AbstractModule;
import com.google.inject.Guice;
import com.google.inject.ImplementedBy;
import com.google.inject.Injector;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import io.shindigneo4j.testing.FilledBeans;
import io.shindigneo4j.testing.RandomCases;
import io.shindigneo4j.testing.Seeds;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;
import org.apache.shindig.protocol.model.ExtendableBean;
import org.apache.shindig.protocol.model.ExtendableBeanImpl;
import org.apache.shindig.social.core.model.ActivityEntryImpl;
import org.apache.shindig.social.core.model.ActivityImpl;
import org.apache.shindig.social.core.model.ActivityObjectImpl;
import org.apache.shindig.social.core.model.AlbumImpl;
import org.apache.shindig.social.core.model.MediaItemImpl;
import org.apache.shindig.social.core.model.MessageImpl;
import org.apache.shindig.social.core.model.PersonImpl;
import org.apache.shindig.social.opensocial.model.Activity;
import org.apache.shindig.social.opensocial.model.ActivityEntry;
import org.apache.shindig.social.opensocial.model.ActivityObject;
import org.apache.shindig.social.opensocial.model.Album;
import org.apache.shindig.social.opensocial.model.MediaItem;
import org.apache.shindig.social.opensocial.model.Message;
import org.apache.shindig.social.opensocial.model.Person;
import org.json.JSONObject;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Beans by prepared readers are Shindig's")
class SameBeansTest {

  private static final Map<Class<?>, Class<?>> BEANS =
      Map.of(
          Person.class, PersonImpl.class,
          Activity.class, ActivityImpl.class,
          ActivityEntry.class, ActivityEntryImpl.class,
          ActivityObject.class, ActivityObjectImpl.class,
          Album.class, AlbumImpl.class,
          MediaItem.class, MediaItemImpl.class,
          Message.class, MessageImpl.class);

  private static final Injector INJECTOR = Guice.createInjector();
  private static final BeanJsonConverter SHINDIG = new BeanJsonConverter(INJECTOR);
  private static final JsonBeanConverter OURS = INJECTOR.getInstance(JsonBeanConverter.class);

  @Seeds(verify = 20, exhaustive = 300)
  void fromRandomDocuments(long seed) {
    RandomCases.check(
        seed, random -> BEANS.forEach((type, each) -> assertSame(random, type, each)));
  }

  private static void assertSame(RandomGenerator random, Class<?> type, Class<?> implementation) {
    FilledBeans beans = new FilledBeans(random, () -> Texts.of(random), 2);
    assertSame(SHINDIG.convertToString(beans.of(implementation)), type);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{\"x\": {\"y\": [1, \"z\", {\"w\": true}]}, \"id\": \"a\", \"actor\": {\"id\": \"b\", \"age\": 7}}",
        "{\"AaAa\": 1, \"BBBB\": 2, \"AaBB\": 3, \"BBAa\": 4, \"title\": \"t\", \"content\": \"c\"}",
        "{\"object\": {\"attachments\": [{\"id\": \"1\", \"q\": [null]}], \"id\": 5, \"k\": 0.5}}",
        "{\"openSocial\": {\"embed\": {\"gadget\": \"g\"}}, \"extensions\": {\"e\": 1}}",
        "{\"icon\": {\"width\": 16, \"url\": \"u\", \"rel\": \"icon\"}}"
      })
  void fromDocumentsWithMoreThanShindigKnows(String text) {
    assertSame(text, ActivityEntry.class);
  }

  private static void assertSame(String text, Class<?> type) {
    Object expected = SHINDIG.convertToObject(text, type);
    Object bean = OURS.convertToObject(text, type);
    assertThat(bean.getClass()).isEqualTo(expected.getClass());
    assertThat(SHINDIG.convertToString(bean)).isEqualTo(SHINDIG.convertToString(expected));
  }

  @Test
  void whoseSettersLeaveTheirMapAlone() {
    String text = "{\"note\": [\"a\"], \"other\": 1}";
    Map<?, ?> bean = (Map<?, ?>) OURS.convertToObject(text, Noted.class);
    assertThat(bean).isEqualTo(SHINDIG.convertToObject(text, Noted.class)).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"name\": \"no object\"}",
        "{\"emails\": {}}",
        "{\"emails\": [1]}",
        "{\"birthday\": \"no day\"}",
        "{\"age\": {}}",
        "{\"gender\": \"none\"}",
        "{\"addresses\": [{\"latitude\": \"north\"}]}"
      })
  void notOfWhatHasOtherTypes(String text) {
    assertThatThrownBy(() -> SHINDIG.convertToObject(text, Person.class))
        .isInstanceOf(RuntimeException.class);
    assertThatThrownBy(() -> OURS.convertToObject(text, Person.class))
        .isInstanceOf(RuntimeException.class);
  }

  @Test
  void exceptWhereGuiceMakesThemInAnotherWay() {
    Injector injector =
        Guice.createInjector(
            new AbstractModule() {
              @Provides
              MediaItem provided() {
                MediaItem item = new MediaItemImpl();
                item.setTitle("provided");
                return item;
              }

              @Override
              protected void configure() {
                bind(Album.class).to(AlbumImpl.class).in(Singleton.class);
                bind(Message.class).to(OwnMessage.class);
              }
            });
    JsonBeanConverter converter = injector.getInstance(JsonBeanConverter.class);
    JSONObject empty = new JSONObject();
    assertThat(((MediaItem) converter.convertToObject(empty, MediaItem.class)).getTitle())
        .isEqualTo("provided");
    assertThat(converter.convertToObject(empty, Album.class))
        .isSameAs(injector.getInstance(Album.class));
    assertThat(converter.convertToObject(empty, Message.class))
        .isInstanceOf(OwnMessage.class)
        .isNotSameAs(converter.convertToObject(empty, Message.class));
  }

  static final class OwnMessage extends MessageImpl {}

  @ImplementedBy(NotedBean.class)
  interface Noted extends ExtendableBean {
    void setNote(List<String> note);
  }

  public static final class NotedBean extends ExtendableBeanImpl implements Noted {
    private static final long serialVersionUID = 1;

    private transient List<String> note;

    @Override
    public void setNote(List<String> note) {
      this.note = note;
    }

    public List<String> getNote() {
      return note;
    }
  }
}

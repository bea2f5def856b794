package io.shindigneo4j.build;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaMethod;
import io.shindigneo4j.testing.DefectOfPredecessor;
import io.shindigneo4j.testing.TestClasses;
import java.lang.reflect.Method;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.platform.commons.annotation.Testable;
import org.junit.platform.commons.support.AnnotationSupport;

@DisplayName("Each defect of the predecessor")
class PredecessorTest {

  private static final List<String> DEFECTS =
      List.of(
          "Any token may read any inbox",
          "Any token may edit anyone",
          "Any token may befriend as anyone",
          "Profiles show salary",
          "Profiles show other applications' data",
          "A garbage frame after a victim's login authenticates the attacker",
          "Four garbage frames before login kill the server",
          "Every failure is HTTP 500",
          "403 and 404 cannot happen",
          "Nothing can be marked read",
          "@inbox is an error",
          "Status is paired with the wrong message after a sort",
          "createAlbum calls the delete procedure",
          "Media item locations are dropped",
          "ims stores e-mails",
          "Age is inverted",
          "updated is lost",
          "One unknown id fails a whole people list",
          "Groups of several users duplicate shared friends",
          "App data ignores the group",
          "Activity icon, image, author, attachments and extensions are dropped",
          "Actors are never linked to their people",
          "The id generator hands out duplicates under concurrency",
          "Creating a person is check-then-create",
          "Every feed loads, filters and sorts everything before paging",
          "Every inbox loads, filters and sorts everything before paging",
          "Every search loads, filters and sorts everything before paging",
          "The legacy ActivityService answers null",
          "Groups cannot be created, joined or left",
          "Deleting a person does nothing",
          "Ten closed connections leave ten threads",
          "Results are unbounded",
          "Pending calls do not fail when the connection drops",
          "The Cypher variant builds text from unescaped ids",
          "The Cypher variant lacks half of the services");

  private static final List<Method> METHODS =
      TestClasses.naming(DefectOfPredecessor.class).stream()
          .flatMap(type -> type.getMethods().stream())
          .filter(PredecessorTest::namesDefects)
          .map(JavaMethod::reflect)
          .toList();

  @Test
  void isShownToBeAbsentByATestAndNoOtherIsNamed() {
    assertThat(METHODS.stream().flatMap(PredecessorTest::defects).distinct())
        .containsExactlyInAnyOrderElementsOf(DEFECTS);
  }

  @Test
  void isNamedByMethodsThatAreRun() {
    assertThat(METHODS).allMatch(method -> AnnotationSupport.isAnnotated(method, Testable.class));
  }

  private static boolean namesDefects(JavaMethod method) {
    return method.isAnnotatedWith(DefectOfPredecessor.class)
        || method.isAnnotatedWith(DefectOfPredecessor.Several.class);
  }

  private static Stream<String> defects(Method method) {
    return Stream.of(method.getAnnotationsByType(DefectOfPredecessor.class))
        .map(DefectOfPredecessor::value);
  }
}

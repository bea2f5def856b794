package io.shindigneo4j.testing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;

/**
 * A defect of this project's predecessor, of 2012 to 2016, that the test shows to be absent. {@code
 * PredecessorTest} lists them all.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@Repeatable(DefectOfPredecessor.Several.class)
@Tag("predecessor")
public @interface DefectOfPredecessor {

  String value();

  @Target(ElementType.METHOD)
  @Retention(RetentionPolicy.RUNTIME)
  @Tag("predecessor")
  @interface Several {
    DefectOfPredecessor[] value();
  }
}

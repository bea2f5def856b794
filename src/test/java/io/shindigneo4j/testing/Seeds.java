package io.shindigneo4j.testing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.provider.ArgumentsSource;
import org.junit.jupiter.params.support.AnnotationConsumer;
import org.junit.jupiter.params.support.ParameterDeclarations;

/**
 * A random comparison, once for each seed: the first seeds in {@code mvn verify}, the others in the
 * Maven profile {@code exhaustive}.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@Tag("exhaustive-too")
@ParameterizedTest(name = "seed {0}")
@ArgumentsSource(Seeds.Provider.class)
public @interface Seeds {

  /** The seeds from 1 to this number run in {@code mvn verify}. */
  int verify() default 1;

  /** The seeds after those, up to this number, run in the profile {@code exhaustive}. */
  int exhaustive();

  /** The seeds of this run. */
  final class Provider implements ArgumentsProvider, AnnotationConsumer<Seeds> {

    private Seeds seeds;

    @Override
    public void accept(Seeds annotation) {
      seeds = annotation;
    }

    @Override
    public Stream<? extends Arguments> provideArguments(
        ParameterDeclarations parameters, ExtensionContext context) {
      return (Proof.isExhaustive()
              ? LongStream.rangeClosed(seeds.verify() + 1, seeds.exhaustive())
              : LongStream.rangeClosed(1, seeds.verify()))
          .mapToObj(Arguments::of);
    }
  }
}

package io.shindigneo4j.testing;

import io.shindigneo4j.opensocial.configuration.QueryMode;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.provider.ArgumentsSource;
import org.junit.jupiter.params.support.ParameterDeclarations;

/**
 * A contract: each of its tests holds natively and in Cypher, over the real driver, and in Cypher
 * by Bolt.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@ParameterizedClass(name = "{0} over {1}")
@ArgumentsSource(EveryQueryMode.Modes.class)
@ExtendWith(SharedGraphServer.class)
public @interface EveryQueryMode {

  /** The modes, each with the links that it goes over. */
  final class Modes implements ArgumentsProvider {

    @Override
    public Stream<? extends Arguments> provideArguments(
        ParameterDeclarations parameters, ExtensionContext context) {
      return Stream.of(
          Arguments.of(QueryMode.NATIVE, Link.WEBSOCKET),
          Arguments.of(QueryMode.CYPHER, Link.WEBSOCKET),
          Arguments.of(QueryMode.CYPHER, Link.BOLT));
    }
  }
}

package io.shindigneo4j.testing;

import io.shindigneo4j.opensocial.configuration.QueryMode;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.provider.ArgumentsSource;
import org.junit.jupiter.params.support.ParameterDeclarations;

/**
 * A contract: each of its tests holds natively and in Cypher over our own protocol, and in Cypher
 * over Bolt. {@code mvn verify} runs the first two, and over Bolt what is {@link OverBolt}; the
 * Maven profile {@code exhaustive} runs all over Bolt.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@Tag("exhaustive-too")
@ParameterizedClass(name = "{0} over {1}")
@ArgumentsSource(EveryQueryMode.Modes.class)
@ExtendWith(SharedGraphServer.class)
public @interface EveryQueryMode {

  /**
   * Whether both modes run the same Cypher texts, as those of identity do. Then {@code mvn verify}
   * runs it over our own protocol once, by the procedures.
   */
  boolean oneText() default false;

  /** The modes, each with the links that it goes over. */
  final class Modes implements ArgumentsProvider {

    @Override
    public Stream<? extends Arguments> provideArguments(
        ParameterDeclarations parameters, ExtensionContext context) {
      Arguments overBolt = Arguments.of(QueryMode.CYPHER, Link.BOLT);
      if (Proof.isExhaustive()) {
        return Stream.of(overBolt);
      }
      Class<?> contract = context.getRequiredTestClass();
      Stream<Arguments> overOurProtocol =
          Stream.of(QueryMode.values())
              .filter(mode -> mode == QueryMode.NATIVE || !isOneText(contract))
              .map(mode -> Arguments.of(mode, Link.WEBSOCKET));
      return contract.isAnnotationPresent(OverBolt.class)
          ? Stream.concat(overOurProtocol, Stream.of(overBolt))
          : overOurProtocol;
    }

    private static boolean isOneText(Class<?> contract) {
      return contract.getAnnotation(EveryQueryMode.class).oneText();
    }
  }
}

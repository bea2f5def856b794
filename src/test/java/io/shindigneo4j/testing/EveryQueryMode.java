package io.shindigneo4j.testing;

import io.shindigneo4j.opensocial.configuration.QueryMode;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** A contract: each of its tests holds natively and in Cypher, over the real driver. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@ParameterizedClass(name = "{0}")
@EnumSource(QueryMode.class)
@ExtendWith(SharedGraphServer.class)
public @interface EveryQueryMode {}

package io.shindigneo4j.web.command;

import io.shindigneo4j.schema.authorization.ClientOperations.GrantType;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A grant type as OAuth writes it. */
final class GrantTypeWord implements ITypeConverter<GrantType> {

  @Override
  public GrantType convert(String text) {
    return Stream.of(GrantType.values())
        .filter(type -> Columns.word(type).equals(text))
        .findFirst()
        .orElseThrow(() -> new TypeConversionException("there is no grant type of this name"));
  }
}

package io.shindigneo4j.opensocial.people;

import io.shindigneo4j.opensocial.mapping.BeanTable;
import io.shindigneo4j.opensocial.mapping.Conversion;
import org.apache.shindig.protocol.model.Enum;
import org.apache.shindig.protocol.model.Enum.EnumKey;
import org.apache.shindig.protocol.model.EnumImpl;

/** OpenSocial's enums: a key of a fixed set, and the words for it in the user's language. */
final class EnumTables {

  private EnumTables() {}

  /** Lambdas, since a method reference to the intersection of two types fails to link. */
  static <E extends java.lang.Enum<E> & EnumKey> BeanTable<Enum<E>> of(Class<E> type) {
    return BeanTable.<Enum<E>>of(() -> new EnumImpl<>(null, null))
        .row(
            "value",
            word -> word.getValue(),
            (word, key) -> word.setValue(key),
            Conversion.key(type))
        .text("displayValue", Enum::getDisplayValue, Enum::setDisplayValue)
        .build();
  }
}

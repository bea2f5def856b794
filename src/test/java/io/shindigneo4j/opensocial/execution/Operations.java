package io.shindigneo4j.opensocial.execution;

import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.shindigneo4j.schema.Operation;
import java.util.List;

/** The operations of the schema. */
final class Operations {

  private Operations() {}

  /** All constants. */
  static List<Operation<?, ?>> all() {
    return new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("io.shindigneo4j.schema")
            .stream()
            .flatMap(type -> type.getFields().stream())
            .filter(field -> field.getRawType().isEquivalentTo(Operation.class))
            .filter(field -> field.getModifiers().contains(JavaModifier.PUBLIC))
            .<Operation<?, ?>>map(Operations::constant)
            .toList();
  }

  /** Those that say what their result is. */
  static List<Operation<?, ?>> typed() {
    return all().stream().filter(operation -> operation.resultType() != null).toList();
  }

  private static Operation<?, ?> constant(JavaField field) {
    try {
      return (Operation<?, ?>) field.reflect().get(null);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }
}

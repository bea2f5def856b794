package io.shindigneo4j.opensocial.json;

import com.google.inject.Binding;
import com.google.inject.Inject;
import com.google.inject.Injector;
import com.google.inject.Key;
import com.google.inject.Singleton;
import com.google.inject.spi.ConstructorBinding;
import com.google.inject.spi.DefaultBindingScopingVisitor;
import com.google.inject.spi.LinkedKeyBinding;
import java.lang.reflect.Constructor;
import java.lang.reflect.Type;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.shindig.protocol.model.ExtendableBean;

/**
 * Readers of the interfaces whose beans the injector makes anew each time, and as they are. Safe
 * for use by many threads.
 */
@Singleton
final class BeanReaders {

  private final Injector injector;

  private final Map<Class<?>, Optional<BeanReader>> readers = new ConcurrentHashMap<>();

  @Inject
  BeanReaders(Injector injector) {
    this.injector = injector;
  }

  /** Empty where Shindig's own way is needed. */
  Optional<BeanReader> of(Type type) {
    return type instanceof Class<?> bean && bean.isInterface()
        ? readers.computeIfAbsent(bean, this::prepare)
        : Optional.empty();
  }

  private Optional<BeanReader> prepare(Class<?> type) {
    return type.getPackageName().startsWith("java.")
        ? Optional.empty()
        : constructor(Key.get(type)).map(each -> reader(type, each));
  }

  private static BeanReader reader(Class<?> type, Constructor<?> constructor) {
    return ExtendableBean.class.isAssignableFrom(type)
        ? BeanReader.ofExtendable(constructor)
        : BeanReader.of(constructor);
  }

  private Optional<Constructor<?>> constructor(Key<?> key) {
    Binding<?> binding = injector.getBinding(key);
    if (isScoped(binding)) {
      return Optional.empty();
    }
    return binding instanceof LinkedKeyBinding<?> linked
        ? constructor(linked.getLinkedKey())
        : Optional.of(binding)
            .filter(ConstructorBinding.class::isInstance)
            .map(each -> (ConstructorBinding<?>) each)
            .filter(BeanReaders::isPlain)
            .map(each -> (Constructor<?>) each.getConstructor().getMember());
  }

  private static boolean isScoped(Binding<?> binding) {
    return binding.acceptScopingVisitor(
        new DefaultBindingScopingVisitor<Boolean>() {
          @Override
          public Boolean visitNoScoping() {
            return false;
          }

          @Override
          protected Boolean visitOther() {
            return true;
          }
        });
  }

  /** Nothing is injected or intercepted. */
  private static boolean isPlain(ConstructorBinding<?> binding) {
    return binding.getConstructor().getDependencies().isEmpty()
        && binding.getInjectableMembers().isEmpty()
        && binding.getMethodInterceptors().isEmpty();
  }
}

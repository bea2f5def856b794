package io.shindigneo4j.opensocial.mapping;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A bean that is filled with values from elsewhere, as far as its properties can hold them. For one
 * thread.
 *
 * @param <B> the bean
 */
public final class ForeignBean<B> {

  private final BeanTable<B> table;
  private final B bean;
  private final List<String> refused = new ArrayList<>();

  public ForeignBean(BeanTable<B> table) {
    this.table = table;
    this.bean = table.toBean(Map.of());
  }

  /** Sets a property; null leaves it as it is. What it cannot hold is refused. */
  public void set(String key, Object value) {
    if (value != null
        && !(table.keys().contains(key) && ForeignValues.set(table, bean, key, value))) {
      refused.add(key);
    }
  }

  /** Sets several. */
  public void setAll(Map<String, Object> values) {
    values.forEach(this::set);
  }

  public B bean() {
    return bean;
  }

  /** Its properties, as the graph has them. */
  public Map<String, Object> properties() {
    return table.toProperties(bean);
  }

  /** The keys of what there is no property for, or none that could hold the value. */
  public List<String> refused() {
    return List.copyOf(refused);
  }
}

package io.shindigneo4j.schema.request;

/** Parameters of a write that may come twice: with a receipt it has one effect. */
public interface Repeatable {

  /** Null if the caller gave no request id. */
  Receipt receipt();
}

package io.shindigneo4j.schema.query;

/** The parameters of a list. */
public interface ListParameters {

  ListQuery query();
}

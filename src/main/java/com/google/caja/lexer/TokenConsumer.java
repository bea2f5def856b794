package com.google.caja.lexer;

/** Stands in for Caja's interface of this name, which Shindig's code for cajoling mentions. */
public interface TokenConsumer {}

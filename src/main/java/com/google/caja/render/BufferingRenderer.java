package com.google.caja.render;

/** Stands in for Caja's class of this name, which Shindig's code for cajoling mentions. */
public interface BufferingRenderer {}

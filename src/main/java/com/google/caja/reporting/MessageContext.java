package com.google.caja.reporting;

/** Stands in for Caja's class of this name, which Shindig's signatures mention. */
public final class MessageContext {}
